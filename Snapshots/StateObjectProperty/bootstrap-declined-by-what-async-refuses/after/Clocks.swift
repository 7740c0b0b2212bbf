import Foundation
import SwiftUI

/// A run loop of now has no meaning in an asynchronous function.
@Observable
final class LoopClock: NSObject, ObservableObject {
  private(set) var ticks = 0

  override init() {
    super.init()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }
    RunLoop.current.add(timer, forMode: .common)
  }
}

/// Neither has a lock: the closure of `withLock` is no part of it.
@Observable
final class LockedClock: ObservableObject {
  private(set) var names: [String] = []
  private let lock = NSLock()

  init() {
    lock.lock()
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/clocks")) ?? []
    lock.unlock()
  }
}

/// The main run loop may be asked anywhere.
@Observable
final class MainClock {
  private(set) var ticks = 0
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }
    RunLoop.main.add(timer, forMode: .common)
    isReady = true
  }
}

struct LoopClockView: View {
  @StateObject private var clock = LoopClock()
  var body: some View { Text("\(clock.ticks)") }
}

struct LockedClockView: View {
  @StateObject private var clock = LockedClock()
  var body: some View { Text("\(clock.names.count)") }
}

struct MainClockView: View {
  @State private var clock = MainClock()
  var body: some View { Text("\(clock.ticks)").task { await clock.bootstrap() } }
}

struct ClocksView: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    LoopClockView()
    LockedClockView()
    MainClockView()
  }
}
