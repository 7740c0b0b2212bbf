import SwiftUI

final class Reload: ObservableObject {
  @Published private(set) var count = 0

  func bump() { count += 1 }
}

let reload = Reload()

/// Observes only to be evaluated again.
struct DeveloperView: View {
  @ObservedObject var observer = reload

  var body: some View { Text("developer") }
}

struct Episode {
  let path: String
  var isDownloaded: Bool { FileManager.default.fileExists(atPath: path) }
}

final class Downloader: ObservableObject {
  @Published private(set) var finished = 0

  func download(_ episode: Episode) {
    FileManager.default.createFile(atPath: episode.path, contents: nil)
    finished += 1
  }
}

struct EpisodeRow: View {
  @EnvironmentObject private var downloader: Downloader
  let episode: Episode

  var body: some View {
    if episode.isDownloaded {
      Text("play")
    } else {
      Button("Get") { downloader.download(episode) }
    }
  }
}

extension UserDefaults {
  static let group = UserDefaults(suiteName: "group")
}

struct ProBadge: View {
  @EnvironmentObject private var downloader: Downloader

  var body: some View {
    Text(UserDefaults.group?.string(forKey: "pro") ?? "free")
    Button("Buy") { downloader.download(Episode(path: "pro")) }
  }
}

/// Reads what it observes, and a constant.
struct Finished: View {
  @EnvironmentObject private var downloader: Downloader

  var body: some View { Text("\(downloader.finished) \(Episode(path: "a").path)") }
}

struct Library: View {
  @StateObject private var downloader = Downloader()

  var body: some View {
    Group {
      EpisodeRow(episode: Episode(path: "/tmp/episode-of-a-library"))
      ProBadge()
      Finished()
      DeveloperView()
    }
    .environmentObject(downloader)
  }
}
