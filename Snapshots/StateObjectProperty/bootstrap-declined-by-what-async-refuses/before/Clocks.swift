import Foundation
import SwiftUI

/// A run loop of now has no meaning in an asynchronous function.
final class LoopClock: NSObject, ObservableObject {
  @Published private(set) var ticks = 0

  override init() {
    super.init()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }
    RunLoop.current.add(timer, forMode: .common)
  }
}

/// Neither has a lock: the closure of `withLock` is no part of it.
final class LockedClock: ObservableObject {
  @Published private(set) var names: [String] = []
  private let lock = NSLock()

  init() {
    lock.lock()
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/clocks")) ?? []
    lock.unlock()
  }
}

/// The main run loop may be asked anywhere.
final class MainClock: ObservableObject {
  @Published private(set) var ticks = 0

  init() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.ticks += 1 }
    RunLoop.main.add(timer, forMode: .common)
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
  @StateObject private var clock = MainClock()
  var body: some View { Text("\(clock.ticks)") }
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
