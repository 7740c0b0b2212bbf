import SwiftUI

final class Garden {
  static let shared = Garden()
  private(set) var beds = 0

  func dig() { beds += 1 }
}

@Observable
final class Ticket {
  private(set) var number = 0

  func next() { number += 1 }
}

struct Connected<Props, Content: View>: View {
  let map: (Garden) -> Props
  let content: (Props) -> Content
  let log: (Garden) -> Void
  let ticket: Ticket

  private var garden: Garden { .shared }

  var body: some View {
    log(garden)
    return content(map(garden))
  }
}

struct Logged<Content: View>: View {
  let content: () -> Content
  let log: (Garden) -> Void
  let ticket: Ticket

  var body: some View {
    log(Garden.shared)
    return content()
  }
}

struct Stamped: ViewModifier {
  let ticket: Ticket

  func body(content: Content) -> some View {
    content.overlay(Text(String(describing: Date())))
  }
}

struct GardenPage: View {
  @State private var ticket = Ticket()

  var body: some View {
    Button("Next") { ticket.next() }
    Connected(map: \.beds, content: { Text("\($0)") }, log: { _ in Garden.shared.dig() }, ticket: ticket)
    Logged(content: { Text("Garden") }, log: { _ in }, ticket: ticket)
      .modifier(Stamped(ticket: ticket))
  }
}
