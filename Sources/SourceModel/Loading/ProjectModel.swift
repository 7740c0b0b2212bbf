/// The project, as far as it is parsed. Each layer answers questions about the code with the help of the layers before it;
/// none makes decisions.
public final class ProjectModel: Sendable {
  public let symbols: Symbols
  public let inference: TypeInference
  public let graph: CodeGraph
  public let objects: Objects
  public let usage: Usage
  public let announcing: Announcing
  public let views: Views
  public let tracking: Tracking
  public let initializers: Initializers

  /// Creates the model of a project of which every file is parsed.
  public convenience init(files: [FileFacts], layout: ProjectLayout) {
    self.init(
      .init(
        files: files, fileCount: files.count, layout: layout, uncompiled: [],
        mentionsObservableObjects: true, questions: nil), jobs: 1)
  }

  /// - Parameter jobs: The number of threads to use.
  init(_ input: Symbols.Input, jobs: Int) {
    symbols = Symbols(joining: input, jobs: jobs)
    inference = TypeInference(symbols)
    graph = CodeGraph(inference)
    objects = Objects(graph)
    usage = Usage(objects)
    announcing = Announcing(usage)
    views = Views(announcing)
    tracking = Tracking(views)
    initializers = Initializers(views)
  }

  // MARK: The facts

  public var files: [FileFacts] { symbols.files }
  public subscript(id: TypeID) -> NominalType { symbols[id] }
  public subscript(reference: DeclarationReference) -> DeclaredType { symbols[reference] }
  public subscript(reference: PropertyReference) -> DeclaredProperty { symbols[reference] }
  public subscript(reference: FunctionReference) -> DeclaredFunction { symbols[reference] }
}
