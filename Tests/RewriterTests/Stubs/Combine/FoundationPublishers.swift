import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NotificationCenter {
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> AsyncStream<Notification>
  {
    AsyncStream { continuation in
      _ = addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) }
    }
  }

  public struct Publisher: Combine.Publisher, StagePublisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    var stage: Publishers.Stage<Notification, Never> {
      Publishers.Stage { line in
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
          line.send(notification)
        }
        line.onCancel { center.removeObserver(token) }
      }
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension URLSession {
  /// Never answers.
  public typealias DataTaskPublisher = Empty<(data: Data, response: URLResponse), URLError>

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(completeImmediately: false)
  }
}

extension Timer {
  /// Ticks on the virtual timeline.
  public final class TimerPublisher: ConnectablePublisher, StagePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let lines = Lines<Date, Never>()

    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
    }

    var stage: Publishers.Stage<Date, Never> {
      Publishers.Stage { self.lines.add($0) }
    }

    public func connect() -> any Cancellable {
      let timeline = Timeline.shared
      let step = VirtualInstant.Stride.seconds(interval)
      return timeline.add(at: timeline.now.advanced(by: step), every: step) { [lines] in
        lines.send(Date(timeIntervalSince1970: Double(timeline.now.nanoseconds) / 1e9))
      }
    }
  }

  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}
