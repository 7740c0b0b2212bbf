import Combine
import Foundation
import SwiftUI

/// A view observes it.
final class Profile: ObservableObject {
  @Published private(set) var name = ""
  private var stored = "" {
    didSet { name = stored }
  }

  init() {
    DispatchQueue.global().async { self.populate() }
  }

  func reload() {
    DispatchQueue.global().async { self.populate() }
  }

  /// Must not run on the main thread.
  private func populate() {
    assert(!Thread.isMainThread)
    stored = String(decoding: (try? Data(contentsOf: URL(fileURLWithPath: "name"))) ?? Data(), as: UTF8.self)
  }
}

struct ProfileView: View {
  @StateObject private var profile = Profile()

  var body: some View {
    Text(profile.name)
    Button("Reload") { profile.reload() }
  }
}

/// No view observes it, and no view shows it.
final class Mirror: ObservableObject {
  @Published private(set) var count = 0
  let profile = Profile()

  func count(_ names: [String]) {
    DispatchQueue.global().async { self.count = names.count }
  }
}

final class Listener {
  private var subscription: AnyCancellable?

  init(_ mirror: Mirror) {
    subscription = mirror.$count.receive(on: DispatchQueue.main).sink { print($0) }
    mirror.count([])
  }
}
