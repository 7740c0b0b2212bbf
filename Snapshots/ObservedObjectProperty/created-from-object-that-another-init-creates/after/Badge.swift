import SwiftUI

@Observable
final class BadgeState {
  var count: Int

  init(count: Int) {
    self.count = count
  }
}

@Observable
final class BadgeStyle {
  var isLarge = false
  private let state: BadgeState

  init(state: BadgeState) {
    self.state = state
  }

  var name: String { state.count > 9 ? "wide" : "round" }
}

struct Badge: View {
  private let state: BadgeState
  private let style: BadgeStyle

  init(count: Int) {
    let state = BadgeState(count: count)
    self.init(state)
  }

  init(_ state: BadgeState) {
    self.state = state
    style = BadgeStyle(state: state)
  }

  var body: some View {
    Text("\(state.count), \(style.name)")
      .font(style.isLarge ? .title : .body)
  }
}

struct Inbox: View {
  @State private var count = 0

  var body: some View {
    Button("Receive") { count += 10 }
    Badge(count: count)
  }
}
