import Dispatch
import Foundation

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A point on the virtual timeline, in nanoseconds.
public struct VirtualInstant: Strideable, Hashable, Sendable {
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    ExpressibleByFloatLiteral, Sendable
  {
    public var magnitude: Int

    public init(nanoseconds: Int) { magnitude = nanoseconds }
    public init(integerLiteral value: Int) { magnitude = value * 1_000_000_000 }
    public init(floatLiteral value: Double) { magnitude = Int(value * 1e9) }
    public init(_ timeInterval: Double) { magnitude = Int(timeInterval * 1e9) }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }

    public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s * 1_000_000_000) }
    public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(s * 1e9)) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms * 1_000_000) }
    public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us * 1_000) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
    }
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
    }
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(nanoseconds: lhs.magnitude * rhs.magnitude)
    }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
  }

  public var nanoseconds: Int

  public func distance(to other: VirtualInstant) -> Stride {
    Stride(nanoseconds: other.nanoseconds - nanoseconds)
  }

  public func advanced(by n: Stride) -> VirtualInstant {
    VirtualInstant(nanoseconds: nanoseconds + n.magnitude)
  }
}

/// A scheduler whose work waits on the virtual timeline.
public protocol TimelineScheduler: Scheduler
where SchedulerTimeType == VirtualInstant, SchedulerOptions == VirtualOptions {}

public struct VirtualOptions {}

extension TimelineScheduler {
  public var now: VirtualInstant { Timeline.shared.now }
  public var minimumTolerance: VirtualInstant.Stride { .nanoseconds(0) }

  public func schedule(options: VirtualOptions?, _ action: @escaping () -> Void) {
    Timeline.shared.add(at: now, action)
  }

  public func schedule(
    after date: VirtualInstant,
    tolerance: VirtualInstant.Stride,
    options: VirtualOptions?,
    _ action: @escaping () -> Void
  ) {
    Timeline.shared.add(at: date, action)
  }

  public func schedule(
    after date: VirtualInstant,
    interval: VirtualInstant.Stride,
    tolerance: VirtualInstant.Stride,
    options: VirtualOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Timeline.shared.add(at: date, every: interval, action)
  }
}

extension DispatchQueue: TimelineScheduler {
  public typealias SchedulerTimeType = VirtualInstant
  public typealias SchedulerOptions = VirtualOptions
}

extension RunLoop: TimelineScheduler {
  public typealias SchedulerTimeType = VirtualInstant
  public typealias SchedulerOptions = VirtualOptions
}

extension OperationQueue: TimelineScheduler {
  public typealias SchedulerTimeType = VirtualInstant
  public typealias SchedulerOptions = VirtualOptions
}

public struct ImmediateScheduler: Scheduler {
  public typealias SchedulerTimeType = VirtualInstant
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()

  public var now: VirtualInstant { Timeline.shared.now }
  public var minimumTolerance: VirtualInstant.Stride { .nanoseconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: VirtualInstant,
    tolerance: VirtualInstant.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }
  public func schedule(
    after date: VirtualInstant,
    interval: VirtualInstant.Stride,
    tolerance: VirtualInstant.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
