import SwiftUI

@Observable
final class Session {
  var isOpen = false
  var token: String?
  var user: String?
  var items: [String] = []

  var heading: String {
    guard let token = token, !token.isEmpty else { return "Nobody" }
    return token
  }

  var greeting: String {
    if let user = user { return "Hello, \(user)" }
    return "Hello"
  }

  var count: Int {
    let items = items.filter { !$0.isEmpty }
    return items.count
  }

  func open() {
    token = "a"
    user = "Ada"
    items.append("Notes")
  }
}

struct SessionView: View {
  let session: Session

  var body: some View {
    Text("\(session.heading) \(session.greeting) \(session.count)")
    Button("Open") { session.open() }
  }
}
