import Foundation
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

@Observable
final class Session {
  var user: String
  init(user: String) {
    self.user = user
    UserDefaults.standard.set(user, forKey: "last")
  }
}

struct CounterScreen: View {
  let counter = Counter()
  @Bindable var form = Counter()

  var body: some View {
    VStack {
      Text("\(counter.count)")
      Stepper("Count", value: $form.count)
    }
  }
}

struct SessionScreen: View {
  let session: Session
  let counter: Counter

  init(user: String, counter: Counter) {
    self.session = Session(user: user)
    self.counter = counter
  }

  var body: some View { Text("\(session.user) \(counter.count)") }
}

// What never changes cannot be lost, and would go stale if it were kept.
@Observable
final class Palette {
  let names: [String]
  init(_ names: [String]) { self.names = names }
}

struct PaletteScreen: View {
  let palette: Palette
  init(names: [String]) { palette = Palette(names) }
  var body: some View { Text("\(palette.names.count)").environment(palette) }
}
