import styles from './three.module.css'

export interface Answer {
  readonly question: string
  readonly answer: string
}

/** What happened, where the money is, what to do next: on every failure and expiry, in that order. */
export function Three({ answers }: { answers: readonly [Answer, Answer, Answer] }) {
  return (
    <dl>
      {answers.map(({ question, answer }) => (
        <div key={question} className={styles.row}>
          <dt className={styles.question}>{question}</dt>
          <dd className={styles.answer}>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
