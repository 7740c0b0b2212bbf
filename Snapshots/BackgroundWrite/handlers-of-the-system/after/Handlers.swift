import AVFoundation
import CoreMotion
import HealthKit
import Network
import SwiftUI

/// HealthKit calls the handlers of its queries on a background queue.
@Observable
final class Steps {
  var samples = 0
  var total = 0.0
  var today = 0
  private let store = HKHealthStore()
  private let pedometer = CMPedometer()

  func load(_ type: HKQuantityType) {
    store.execute(
      HKSampleQuery(sampleType: type, predicate: nil, limit: 10, sortDescriptors: nil) {
        _, samples, _ in
        self.samples = samples?.count ?? 0
      })
    let query = HKStatisticsQuery(
      quantityType: type, quantitySamplePredicate: nil, options: .cumulativeSum
    ) { _, statistics, _ in
      DispatchQueue.main.async {
        self.total = statistics?.sumQuantity()?.doubleValue(for: .count()) ?? 0
      }
    }
    store.execute(query)
    pedometer.startUpdates(from: .now) { data, _ in
      self.today = data?.numberOfSteps.intValue ?? 0
    }
  }
}

@Observable
final class Drop {
  var text = ""
  var file: URL?

  func take(_ provider: NSItemProvider) {
    _ = provider.loadObject(ofClass: String.self) { text, _ in self.text = text ?? "" }
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      self.file = url
    }
  }
}

@Observable
final class Meter {
  var level = 0
  private let engine = AVAudioEngine()

  func start() {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in
      self.level = Int(buffer.frameLength)
    }
  }
}

/// Network calls each handler on the queue that the connection is started on.
@Observable
final class Line {
  var received = 0
  var answered = 0
  private let connection: NWConnection
  private let answers: NWConnection

  init(_ connection: NWConnection, _ answers: NWConnection) {
    self.connection = connection
    self.answers = answers
  }

  func open() {
    connection.start(queue: DispatchQueue(label: "line"))
    connection.receive(minimumIncompleteLength: 1, maximumLength: 9) { data, _, _, _ in
      self.received = data?.count ?? 0
    }
    answers.start(queue: .main)
    answers.receiveMessage { data, _, _, _ in self.answered = data?.count ?? 0 }
  }
}

struct HandlersView: View {
  let steps: Steps
  let drop: Drop
  let meter: Meter
  let line: Line

  var body: some View {
    Text("\(steps.samples) \(steps.total) \(steps.today)")
    Text("\(drop.text) \(drop.file?.path ?? "") \(meter.level)")
    Text("\(line.received) \(line.answered)")
  }
}
