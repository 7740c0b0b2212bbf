// Signatures of App Intents, as far as an intent with parameters names them.

public struct LocalizedStringResource: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}

public protocol AppIntent {
  associatedtype Result: IntentResult
  associatedtype SummaryContent: ParameterSummary
  static var title: LocalizedStringResource { get }
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> Result
}

public protocol IntentResult {}
public struct EmptyResult: IntentResult {}
extension IntentResult where Self == EmptyResult {
  public static func result() -> EmptyResult { EmptyResult() }
}

public final class IntentParameter<Value> {
  public init() {}
}

@propertyWrapper public struct Parameter<Value> {
  public init(title: LocalizedStringResource) {}
  public var wrappedValue: Value {
    get { fatalError("intents do not run here") }
    nonmutating set {}
  }
  public var projectedValue: IntentParameter<Value> { IntentParameter() }
}

public protocol ParameterSummary {}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ string: ParameterSummaryString<Intent>) {}
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Interpolation) {}

  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
}

public protocol DynamicOptionsProvider {
  associatedtype Options
  func results() async throws -> Options
}

@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent> {
  public init<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  public var wrappedValue: Intent? { nil }
}
