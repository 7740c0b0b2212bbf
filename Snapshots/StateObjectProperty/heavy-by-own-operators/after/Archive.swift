import Foundation
import SwiftUI

infix operator <~
prefix operator √√
infix operator •

func <~ (archive: Archive, url: URL) {
  archive.data = (try? Data(contentsOf: url)) ?? Data()
}

func • (left: Int, right: Int) -> Int { left * right }

struct Setting {
  let key: String

  static prefix func √√ (setting: Setting) -> String {
    UserDefaults.standard.set(true, forKey: setting.key)
    return setting.key
  }
}

final class Archive {
  var data = Data()
}

@Observable
final class Reader {
  var page = 0
  private let archive = Archive()
  private let url: URL
  @ObservationIgnored private(set) var isReady = false

  init(url: URL) {
    self.url = url
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    archive <~ url
    isReady = true
  }
}

@Observable
final class Switches: ObservableObject {
  var last: String

  init() {
    last = √√Setting(key: "seen")
  }
}

@Observable
final class Counter {
  var count = 2 • 3
}

struct ReaderView: View {
  @State private var reader: Reader
  @StateObject private var switches = Switches()
  @State private var counter = Counter()

  init(url: URL) {
    _reader = State(wrappedValue: Reader(url: url))
  }

  var body: some View {
    Text("\(reader.page) \(switches.last) \(counter.count)")
      .task { await reader.bootstrap() }
  }
}
