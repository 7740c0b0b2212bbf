import SwiftUI

@Observable
final class Session {
  var isOpen = false
  var token: String?
  var user: String?
  var place: String?

  var heading: String {
    let made = { [token] in token ?? "Nobody" }
    return made()
  }

  var greeting: String {
    let greet = { [weak self] () -> String in
      guard let self = self else { return "" }
      return "Hello, \(self.user ?? "you")"
    }
    return greet()
  }

  var address: String {
    if case let place? = place { return place }
    return "Nowhere"
  }

  func open() {
    token = "a"
    user = "Ada"
    place = "London"
  }
}

struct SessionView: View {
  let session: Session

  var body: some View {
    Text("\(session.heading) \(session.greeting) \(session.address)")
    Button("Open") { session.open() }
  }
}
