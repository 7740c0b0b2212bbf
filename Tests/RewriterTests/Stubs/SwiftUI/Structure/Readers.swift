public struct GeometryProxy {
  public var size: CGSize { CGSize(width: 390, height: 844) }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: CGPoint(x: 0, y: 0), size: size)
  }
}

public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, Primitive {
  var element: Element {
    Element(Self.self, .reader { _ in content(GeometryProxy()).makeElement() })
  }
}

public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, Primitive {
  var element: Element {
    Element(Self.self, .reader { _ in content(ScrollViewProxy()).makeElement() })
  }
}

public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
}

public struct PeriodicTimelineSchedule: TimelineSchedule {
  public typealias Entries = [Date]
  public init(from startDate: Date, by interval: TimeInterval) {}
}

public struct AnimationTimelineSchedule: TimelineSchedule {
  public typealias Entries = [Date]
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
  public static var everyMinute: Self { PeriodicTimelineSchedule(from: Date(), by: 60) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  public struct Context {
    public let date: Date
  }

  let content: (Context) -> Content

  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.content = content
  }
}

extension TimelineView: View, Primitive {
  var element: Element {
    Element(
      Self.self,
      .reader { _ in content(Context(date: Date(timeIntervalSince1970: 0))).makeElement() }
    )
  }
}
