import SwiftUI

final class Reader: ObservableObject {
  @Published var articles: [String] = []

  init(articles: [String] = []) {
    self.articles = articles
    print("read \(articles.count) articles")
  }
}

/// Its initializer runs a method, which needs all values of the app.
@main
struct ReaderApp: App {
  @StateObject private var reader = Reader()

  init() {
    print("starts")
    if CommandLine.arguments.contains("--screenshots") {
      prepareScreenshots()
    }
  }

  private mutating func prepareScreenshots() {
    _reader = StateObject(wrappedValue: Reader(articles: ["A bridge opens"]))
  }

  var body: some Scene {
    WindowGroup {
      ArticlesView(reader: reader)
    }
  }
}

struct ArticlesView: View {
  @ObservedObject var reader: Reader

  var body: some View {
    List(reader.articles, id: \.self) { Text($0) }
  }
}

/// One initializer assigns the model, and the other runs a method.
struct PreviewWindow: View {
  @StateObject private var reader = Reader()

  init() {
    report()
  }

  init(articles: [String]) {
    _reader = StateObject(wrappedValue: Reader(articles: articles))
  }

  private func report() {
    print("opens")
  }

  var body: some View {
    ArticlesView(reader: reader)
  }
}
