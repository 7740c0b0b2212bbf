import SwiftUI

/// Who changes them tells nobody.
enum Layout {
  nonisolated(unsafe) static var barHeight = 0.0
  nonisolated(unsafe) static var names = ["wide", "narrow"]
}

nonisolated(unsafe) var isVerbose = false

struct Stack {
  /// It changes no stack.
  func contains(_ name: String) -> Bool { name.isEmpty }
}

final class Feed: ObservableObject {
  @Published var items: [String] = []
  @Published var isLoading = false

  var heading: String { isVerbose ? "\(items.count) items" : "" }
  var title: String { Layout.names.contains("wide") ? "\(items.count)" : "" }

  func load() {
    Layout.barHeight += 1
    isVerbose = true
    isLoading = true
  }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(feed.items.count)").padding(.bottom, Layout.barHeight)
    Text(feed.heading + feed.title)
  }
}

/// It is told of all that the feed announces.
struct LoadingView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Text(feed.isLoading ? "Loading" : "\(feed.items.count)").bold(feed.items.isEmpty)
      .padding(.bottom, Layout.barHeight)
  }
}

/// What nobody changes, and what only an action looks at.
struct NamesView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(feed.items.count) \(Layout.names.joined())")
    Button("Load") { if Layout.barHeight < 2 { feed.load() } }
  }
}

/// A class that tells nobody, and objects of it that the model's class and another type keep.
final class Session {
  let user = "nobody"
}

enum Sessions {
  nonisolated(unsafe) static var latest: Session?
}

final class Account: ObservableObject {
  nonisolated(unsafe) static var session: Session?
  @Published var count = 0
  @Published var total = 0

  func signIn() {
    Account.session = Session()
    Sessions.latest = Account.session
    total += 1
  }
}

struct AccountView: View {
  @ObservedObject var account: Account

  var body: some View {
    Text("\(account.count) \(Account.session?.user ?? "")")
  }
}

struct SessionView: View {
  @ObservedObject var account: Account

  var body: some View {
    Text("\(account.count) \(Sessions.latest?.user ?? "")")
  }
}

/// Variables of the same names are another's, or locals: nothing is said of its own.
struct PagesView: View {
  nonisolated(unsafe) static var pages = ["first", "second"]
  nonisolated(unsafe) static var formatter = NumberFormatter()
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(feed.items.count) \(Self.pages.joined()) \(Self.formatter.string(from: 1) ?? "")")
  }
}

struct Found {
  var pages: [String]

  init(pages: [String]) {
    self.pages = pages
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
  }

  mutating func clear() { pages = [] }
}

/// A nested type names it without its type.
struct BooksView: View {
  nonisolated(unsafe) static var books = ["first"]
  @ObservedObject var feed: Feed

  struct Shelf {
    func clear() { books = [] }
  }

  var body: some View {
    Text("\(feed.items.count) \(Self.books.joined())")
  }
}
