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
final class Player: ObservableObject {
  @Published private(set) var current = 0
  private let engine = Engine()
  var isPlaying: Bool { engine.isPlaying }
  var progress: String { "\(engine.seconds) s" }

  init() {
    engine.onTime = { [weak self] in self?.current = $0 }
    engine.onState = { [weak self] in self?.objectWillChange.send() }
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

final class Studio: ObservableObject, RecorderDelegate {
  @Published private(set) var peak = 0.0
  let recorder = Recorder()
  var isRunning: Bool { recorder.isRunning }
  var levelText: String { "\(recorder.level) dB" }

  init() { recorder.delegate = self }

  func recorderDidStart() { objectWillChange.send() }
  func recorder(reached level: Double) { peak = level }
  func report() { print(peak) }
}

struct StudioView: View {
  @StateObject private var player = Player()
  @ObservedObject var studio: Studio

  var body: some View {
    Text("\(player.isPlaying) \(player.progress)")
    Text("\(studio.isRunning) \(studio.levelText)")
    Button("Measure") { studio.recorder.measure(1) }
  }
}
