import SwiftUI

/// Runs what it receives before the view around it can start the timer.
struct Starter: View {
  let action: () -> Void

  var body: some View { Text("Start").onAppear { action() } }
}

/// Runs it only after a tap.
struct Tapped: View {
  let action: () -> Void

  var body: some View { Button("Mark", action: action) }
}

struct Nested: View {
  var onShow: (() -> Void)?

  var body: some View { Starter(action: { onShow?() }) }
}

@MainActor
@Observable
final class ClosureTape: ObservableObject {
  var seconds = 0
  @ObservationIgnored private var isRunning: [Bool] = []
  @ObservationIgnored private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.seconds += 1 }
    }
  }

  func mark() { isRunning.append(timer != nil) }
}

struct ClosureView: View {
  @StateObject private var tape = ClosureTape()

  var body: some View {
    VStack {
      Text("\(tape.seconds)")
      Starter(action: { tape.mark() })
    }
  }
}

@MainActor
@Observable
final class MethodTape: ObservableObject {
  var seconds = 0
  @ObservationIgnored private var isRunning: [Bool] = []
  @ObservationIgnored private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.seconds += 1 }
    }
  }

  func mark() { isRunning.append(timer != nil) }
}

struct MethodView: View {
  @StateObject private var tape = MethodTape()

  var body: some View {
    VStack {
      Text("\(tape.seconds)")
      Starter(action: tape.mark)
    }
  }
}

@MainActor
@Observable
final class MemberTape: ObservableObject {
  var seconds = 0
  @ObservationIgnored private var marks: [Int] = []
  @ObservationIgnored private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.seconds += 1 }
    }
  }

  func mark() { marks.append(marks.count) }
}

struct MemberView: View {
  @StateObject private var tape = MemberTape()

  var body: some View {
    VStack {
      Text("\(tape.seconds)")
      Starter(action: mark)
    }
  }

  private func mark() { tape.mark() }
}

@MainActor
@Observable
final class NestedTape: ObservableObject {
  var seconds = 0
  @ObservationIgnored private var isRunning: [Bool] = []
  @ObservationIgnored private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.seconds += 1 }
    }
  }

  func mark() { isRunning.append(timer != nil) }
}

struct NestedView: View {
  @StateObject private var tape = NestedTape()

  var body: some View {
    VStack {
      Text("\(tape.seconds)")
      Nested(onShow: { tape.mark() })
    }
  }
}

@MainActor
@Observable
final class Reel {
  var turns = 0
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.turns += 1 }
    }
    isReady = true
  }

  func reset() { turns = 0 }
}

struct TappedView: View {
  @State private var reel = Reel()

  var body: some View {
    VStack {
      Text("\(reel.turns)")
      Tapped(action: { reel.reset() })
    }
    .task { await reel.bootstrap() }
  }
}
