extension ProjectModel {
  /// What a type declares under one name.
  public struct Members: Sendable {
    public var properties: [PropertyReference] = []
    public var functions: [FunctionReference] = []

    mutating func append(_ other: Self) {
      properties += other.properties
      functions += other.functions
    }
  }
}
