import SwiftUI

@Observable
final class Feed {
  var text = ""
  var failed = false
  private let session: URLSession

  init(session: URLSession) { self.session = session }

  func load(_ url: URL) {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      self.text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
      DispatchQueue.main.async { self.failed = data == nil }
    }
    .resume()
  }

  func fetch(_ url: URL) {
    session.downloadTask(with: url) { [weak self] file, _, _ in
      self?.failed = file == nil
    }
    .resume()
  }
}

struct FeedView: View {
  let feed: Feed

  var body: some View { Text(feed.failed ? "failed" : feed.text) }
}
