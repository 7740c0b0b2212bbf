/// Gestures type-check; nobody makes them here.
public protocol Gesture<Value> {
  associatedtype Value
}

public struct _AnyGesture<Value>: Gesture {}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _AnyGesture<Value> { _AnyGesture() }

  public func onChanged(_ action: @escaping (Value) -> Void) -> _AnyGesture<Value>
  where Value: Equatable {
    _AnyGesture()
  }

  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _AnyGesture<Value> {
    _AnyGesture()
  }

  public func simultaneously<Other: Gesture>(with other: Other) -> _AnyGesture<Value> {
    _AnyGesture()
  }
}

public struct TapGesture: Gesture {
  public typealias Value = ()
  public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var predictedEndTranslation: CGSize
    public var velocity: CGSize
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init() {}
}

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  nonisolated public func onDrop(
    of supportedContentTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }
}

public final class NSItemProvider: @unchecked Sendable {
  public init() {}
  public init(object: Any) {}
}
