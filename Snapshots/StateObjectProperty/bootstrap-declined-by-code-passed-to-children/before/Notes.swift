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
final class ClosureTape: ObservableObject {
  @Published var seconds = 0
  private var isRunning: [Bool] = []
  private var timer: Timer?

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
final class MethodTape: ObservableObject {
  @Published var seconds = 0
  private var isRunning: [Bool] = []
  private var timer: Timer?

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
final class MemberTape: ObservableObject {
  @Published var seconds = 0
  private var marks: [Int] = []
  private var timer: Timer?

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
final class NestedTape: ObservableObject {
  @Published var seconds = 0
  private var isRunning: [Bool] = []
  private var timer: Timer?

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
final class Reel: ObservableObject {
  @Published var turns = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.turns += 1 }
    }
  }

  func reset() { turns = 0 }
}

struct TappedView: View {
  @StateObject private var reel = Reel()

  var body: some View {
    VStack {
      Text("\(reel.turns)")
      Tapped(action: { reel.reset() })
    }
  }
}
