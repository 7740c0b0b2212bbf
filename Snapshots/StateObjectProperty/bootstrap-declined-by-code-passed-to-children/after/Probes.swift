import SwiftUI
import UIKit

/// Runs what it receives when SwiftUI creates its view.
struct Probe: UIViewRepresentable {
  let action: () -> Void

  func makeUIView(context: Context) -> UIView {
    action()
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

/// Only keeps it.
struct Holder: UIViewRepresentable {
  let action: () -> Void

  func makeUIView(context: Context) -> Held {
    let held = Held()
    held.action = action
    return held
  }

  func updateUIView(_ view: Held, context: Context) {}
}

final class Held: UIView {
  var action: (() -> Void)?
}

@MainActor
@Observable
final class ProbedTape: ObservableObject {
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

struct ProbedView: View {
  @StateObject private var tape = ProbedTape()

  var body: some View {
    VStack {
      Text("\(tape.seconds)")
      Probe(action: tape.mark)
    }
  }
}

@MainActor
@Observable
final class HeldTape {
  var seconds = 0
  @ObservationIgnored private var isRunning: [Bool] = []
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.seconds += 1 }
    }
    isReady = true
  }

  func mark() { isRunning.append(timer != nil) }
}

struct HeldView: View {
  @State private var tape = HeldTape()

  var body: some View {
    VStack {
      Text("\(tape.seconds)")
      Holder(action: tape.mark)
    }
    .task { await tape.bootstrap() }
  }
}

/// Its task would begin before the one that is moved.
struct Waiting: View {
  let action: () -> Void

  var body: some View { Text("Wait").task { action() } }
}

@MainActor
@Observable
final class Line: ObservableObject {
  var text = ""
  @ObservationIgnored private var name: String?

  init() { Task { [weak self] in self?.name = "line" } }

  func send() { text = name ?? "none" }
}

struct LineView: View {
  @StateObject private var line = Line()

  var body: some View {
    VStack {
      Text(line.text)
      Waiting(action: line.send)
    }
  }
}
