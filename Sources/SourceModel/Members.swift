extension ProjectModel {
  /// What a type declares under one name.
  public struct Members: Sendable {
    public var properties: [PropertyReference] = []
    public var functions: [FunctionReference] = []

    /// Takes a property; whether a function has the same name.
    mutating func shares(_ property: PropertyReference) -> Bool {
      properties.append(property)
      return !functions.isEmpty
    }

    /// Takes a function; whether a property has the same name.
    mutating func shares(_ function: FunctionReference) -> Bool {
      functions.append(function)
      return !properties.isEmpty
    }

    mutating func append(_ other: Self) {
      properties += other.properties
      functions += other.functions
    }
  }
}
