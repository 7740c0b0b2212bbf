import Combine
import SwiftUI

/// Publishes its value through its projection.
@propertyWrapper
struct Latest<Value> {
  var wrappedValue: Value { didSet { projectedValue.send(wrappedValue) } }
  let projectedValue: CurrentValueSubject<Value, Never>

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    projectedValue = CurrentValueSubject(wrappedValue)
  }
}

final class Score {
  final class Part {
    @Latest var voices: [String] = []
    @Latest var tempo = 60
    @Latest var title = ""
  }

  let part = Part()

  subscript<Value>(path: KeyPath<Part, Value>) -> Value { part[keyPath: path] }

  func stream<Value>(of path: KeyPath<Part, Value>) -> Value { part[keyPath: path] }
}

/// Has properties of the same names.
final class Choir: ObservableObject {
  @Published var voices: [String] = []
  @Published var tempo = 0
  @Published var title = ""
  private let score: Score
  private var tokens: Set<AnyCancellable> = []

  init(score: Score) {
    self.score = score
    score[\.$voices].sink { [weak self] in self?.voices = $0 }.store(in: &tokens)
    score.stream(of: \.$tempo).sink { [weak self] in self?.tempo = $0 }.store(in: &tokens)
    score.part[keyPath: \.$title].sink { [weak self] in self?.title = $0 }.store(in: &tokens)
  }
}

struct ChoirView: View {
  @ObservedObject var choir: Choir

  var body: some View { Text("\(choir.title) \(choir.voices.joined()) \(choir.tempo)") }
}
