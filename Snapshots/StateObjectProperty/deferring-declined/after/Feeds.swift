import Foundation
import SwiftUI

@Observable
final class Feed: ObservableObject {
  var items: [String] = []
  var query = ""

  init() {
    UserDefaults.standard.set(true, forKey: "feed")
  }
}

/// Its title would have no feed to count.
struct TitleView: View {
  // migrate-observable:strategy defer
  @StateObject private var feed = Feed()
  private var title: String { "\(feed.items.count)" }
  var body: some View { Text(title).onAppear { feed.query = "" } }
}

/// A binding outside of the body.
struct FieldView: View {
  // migrate-observable:strategy defer
  @StateObject private var feed = Feed()
  private func field() -> Binding<String> { $feed.query }
  var body: some View { TextField(feed.query, text: field()) }
}

/// The parent reads it.
struct ChildView: View {
  // migrate-observable:strategy defer
  @StateObject var feed = Feed()
  var body: some View { Text(feed.query) }
}

struct ParentView: View {
  let child = ChildView()
  var body: some View {
    Text(child.feed.query)
    child
  }
}

/// A row has that name, too.
struct RowsView: View {
  // migrate-observable:strategy defer
  @StateObject private var feed = Feed()
  var body: some View {
    ForEach(feed.items, id: \.self) { feed in Text(feed) }
  }
}

/// The body is no list of views.
struct WrappedView: View {
  // migrate-observable:strategy defer
  @StateObject private var feed = Feed()
  var body: some View {
    return Text(feed.query)
  }
}
