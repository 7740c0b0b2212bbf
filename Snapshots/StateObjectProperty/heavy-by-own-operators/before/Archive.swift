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

final class Reader: ObservableObject {
  @Published var page = 0
  private let archive = Archive()

  init(url: URL) {
    archive <~ url
  }
}

final class Switches: ObservableObject {
  @Published var last: String

  init() {
    last = √√Setting(key: "seen")
  }
}

final class Counter: ObservableObject {
  @Published var count = 2 • 3
}

struct ReaderView: View {
  @StateObject private var reader: Reader
  @StateObject private var switches = Switches()
  @StateObject private var counter = Counter()

  init(url: URL) {
    _reader = StateObject(wrappedValue: Reader(url: url))
  }

  var body: some View {
    Text("\(reader.page) \(switches.last) \(counter.count)")
  }
}
