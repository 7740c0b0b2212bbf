import SwiftUI

@Observable
final class Reader {
  var articles: [String] = []

  init(articles: [String] = []) {
    self.articles = articles
    print("read \(articles.count) articles")
  }
}

/// Its initializer runs a method, which needs all values of the app.
@main
struct ReaderApp: App {
  @State private var reader = Reader()

  init() {
    print("starts")
    if CommandLine.arguments.contains("--screenshots") {
      prepareScreenshots()
    }
  }

  private mutating func prepareScreenshots() {
    _reader = State(wrappedValue: Reader(articles: ["A bridge opens"]))
  }

  var body: some Scene {
    WindowGroup {
      ArticlesView(reader: reader)
    }
  }
}

struct ArticlesView: View {
  let reader: Reader

  var body: some View {
    List(reader.articles, id: \.self) { Text($0) }
  }
}

/// One initializer assigns the model, and the other runs a method.
struct PreviewWindow: View {
  @State private var reader = Reader()

  init() {
    report()
  }

  init(articles: [String]) {
    _reader = State(wrappedValue: Reader(articles: articles))
  }

  private func report() {
    print("opens")
  }

  var body: some View {
    ArticlesView(reader: reader)
  }
}
