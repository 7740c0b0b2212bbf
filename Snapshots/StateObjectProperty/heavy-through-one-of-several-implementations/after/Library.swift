import SwiftUI

protocol Request {}

struct LoanRequest: Request {
  let done: ([String]) -> Void
}

protocol Desk { func send(_ request: Request) }

protocol Clerk: AnyObject { func take(_ request: Request) }

final class LoanClerk: Clerk {
  func take(_ request: Request) {
    guard let request = request as? LoanRequest else { return }
    URLSession.shared.dataTask(with: URL(string: "https://example.com/loans")!) { _, _, _ in
      request.done([])
    }.resume()
  }
}

final class SilentClerk: Clerk {
  func take(_ request: Request) {}
}

final class Office {
  private var clerks: [String: Clerk] = ["LoanRequest": LoanClerk(), "": SilentClerk()]

  func pass(_ request: Request) { clerks["\(type(of: request))"]?.take(request) }
}

final class OpenDesk: Desk {
  private let office = Office()

  func send(_ request: Request) { office.pass(request) }
}

/// For previews.
final class EmptyDesk: Desk {
  func send(_ request: Request) {}
}

/// The object that is passed in decides what the request does, and one of the two reaches the network.
@Observable
final class LoanList: ObservableObject {
  var titles: [String] = []

  init(member: Int, desk: Desk) {
    desk.send(LoanRequest { [weak self] titles in self?.titles = titles })
  }
}

struct LoanScreen: View {
  @StateObject private var loans: LoanList

  init(member: Int, desk: Desk) {
    _loans = StateObject(wrappedValue: LoanList(member: member, desk: desk))
  }

  var body: some View { Text(loans.titles.joined(separator: ", ")) }
}

protocol Ruler { func width(of text: String) -> Int }

struct ShortRuler: Ruler {
  func width(of text: String) -> Int { text.count }
}

struct WideRuler: Ruler {
  func width(of text: String) -> Int { text.count * 2 }
}

/// Whichever of these measures, it costs nothing.
@Observable
final class Label {
  var width: Int

  init(text: String, ruler: Ruler) { width = ruler.width(of: text) }
}

struct LabelScreen: View {
  @State private var label: Label

  init(text: String, ruler: Ruler) {
    _label = State(wrappedValue: Label(text: text, ruler: ruler))
  }

  var body: some View { Text("\(label.width)") }
}

struct Members: View {
  let desk: Desk

  var body: some View {
    ForEach([1, 2], id: \.self) { member in LoanScreen(member: member, desk: desk) }
    LabelScreen(text: "members", ruler: WideRuler())
  }
}
