import SwiftUI

@Observable
final class BadgeState {
  var isLarge: Bool

  init(isLarge: Bool) { self.isLarge = isLarge }
}

@Observable
final class BadgeTokens {
  var tint = "red"
  private let isLarge: () -> Bool

  init(isLarge: @escaping () -> Bool) { self.isLarge = isLarge }

  var width: Double { isLarge() ? 24 : 16 }
}

/// Its tokens look at the state that was made with them.
struct Badge: View {
  private let state: BadgeState
  private let tokens: BadgeTokens

  init(isLarge: Bool) {
    let state = BadgeState(isLarge: isLarge)
    self.state = state
    tokens = BadgeTokens(isLarge: { state.isLarge })
  }

  var body: some View {
    Text("\(tokens.tint) \(state.isLarge ? "large" : "small") \(tokens.width)")
  }
}

struct PlainBadge: View {
  private let state: BadgeState
  private let tokens: BadgeTokens

  init(isLarge: Bool) {
    let state = BadgeState(isLarge: isLarge)
    self.state = state
    tokens = BadgeTokens(isLarge: { state.isLarge })
  }

  var body: some View {
    Text("\(tokens.tint) \(state.isLarge ? "large" : "small") \(tokens.width)")
  }
}
