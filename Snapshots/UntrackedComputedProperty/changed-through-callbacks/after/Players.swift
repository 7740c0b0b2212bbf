import SwiftUI

final class Engine {
  private(set) var isPlaying = false
  private(set) var seconds = 0
  var onTime: ((Int) -> Void)?
  var onState: (() -> Void)?

  func play() {
    isPlaying = true
    onState?()
  }

  func advance() {
    seconds += 1
    onTime?(seconds)
  }
}

/// The engine changes `seconds` together with `current`, which updated views.
@Observable
final class Player {
  private(set) var current = 0
  private let engine = Engine()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.current) {}
    withMutation(keyPath: \.self) {}
  }

  var isPlaying: Bool {
    access(keyPath: \.self)
    return engine.isPlaying
  }
  var progress: String {
    access(keyPath: \.self)
    return "\(engine.seconds) s"
  }

  init() {
    engine.onTime = { [weak self] in self?.current = $0 }
    engine.onState = { [weak self] in self?.notifyObservers() }
  }

  func play() { engine.play() }
  func report() { print(current) }
}

protocol RecorderDelegate: AnyObject {
  func recorderDidStart()
  func recorder(reached level: Double)
}

final class Recorder {
  weak var delegate: RecorderDelegate?
  private(set) var isRunning = false
  private(set) var level = 0.0

  func start() {
    isRunning = true
    delegate?.recorderDidStart()
  }

  func measure(_ level: Double) {
    self.level = level
    delegate?.recorder(reached: level)
  }
}

@Observable
final class Studio: RecorderDelegate {
  private(set) var peak = 0.0
  let recorder = Recorder()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.peak) {}
    withMutation(keyPath: \.self) {}
  }

  var isRunning: Bool {
    access(keyPath: \.self)
    return recorder.isRunning
  }
  var levelText: String {
    access(keyPath: \.self)
    return "\(recorder.level) dB"
  }

  init() { recorder.delegate = self }

  func recorderDidStart() { notifyObservers() }
  func recorder(reached level: Double) { peak = level }
  func report() { print(peak) }
}

struct StudioView: View {
  @State private var player = Player()
  let studio: Studio

  var body: some View {
    Text("\(player.isPlaying) \(player.progress)")
    Text("\(studio.isRunning) \(studio.levelText)")
    Button("Measure") { studio.recorder.measure(1) }
  }
}
