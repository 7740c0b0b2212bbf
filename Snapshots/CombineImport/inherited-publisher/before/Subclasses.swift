/// It publishes nothing of its own.
class ButtonTokens: Tokens {
  let radius = 4.0
}
