import SwiftSyntax

/// What a view does when it appears: `.onAppear { … }`, `.task { … }`.
public struct Appearance: Sendable, Hashable {
  public let file: Int
  /// The name of the modifier.
  public let modifierRange: ByteRange
  /// Where the code of a task begins; nil where nothing can be awaited before it.
  public let taskStart: Int?
}

extension ProjectModel {
  /// What a view does when it appears, as far as it names a property, itself or in the view's own functions. Rows are left
  /// out: they appear with what they show.
  public func appearances(of view: TypeID, naming property: String) -> [Appearance] {
    let asking = namesOfFunctions(of: view, naming: property)
    return Set(self[view].declarations.map(\.file)).sorted().flatMap { number in
      let file = files[number]
      return file.uses.calls.compactMap { call -> Appearance? in
        guard ["onAppear", "task"].contains(call.name), case .member = call.callee.kind,
          enclosingType(of: ScopeReference(file: number, scope: call.scope)) == view,
          let code = call.arguments.first(where: { argument in
            !["id", "name", "priority"].contains(argument.label)
              && !asking.isDisjoint(with: ownNames(in: argument.value.range, inFile: number))
          }),
          !file.calls(around: call.range).contains(where: { Self.rows.contains($0.name) })
        else { return nil }
        let start = call.name == "task" ? startOfClosure(code.value, inFile: number) : nil
        return Appearance(file: number, modifierRange: call.nameRange, taskStart: start)
      }
    }
  }

  private static let rows: Set<String> = ["ForEach", "List", "Table", "OutlineGroup"]

  /// The name of a property, and those of the functions of a view that come to it.
  private func namesOfFunctions(of view: TypeID, naming property: String) -> Set<String> {
    var known: Set<String> = [property, "$" + property]
    var rest = functions(of: view).compactMap { reference -> (name: String, reads: Set<String>)? in
      guard self[reference].kind == .function, let body = self[reference].body else { return nil }
      return (self[reference].name, ownNames(in: body, inFile: reference.file))
    }
    while let index = rest.firstIndex(where: { !known.isDisjoint(with: $0.reads) }) {
      known.insert(rest.remove(at: index).name)
    }
    return known
  }

  /// Behind the brace of a closure, or behind the `in` of one that names something.
  private func startOfClosure(_ value: Expression, inFile number: Int) -> Int? {
    let tree = tree(of: number, expression: value.range)
    let token = tree.token(at: AbsolutePosition(utf8Offset: value.range.lowerBound))
    guard let closure = token?.parent?.as(ClosureExprSyntax.self) else { return nil }
    let last = closure.signature?.inKeyword ?? closure.leftBrace
    return last.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The names that code reads without a base, or of `self`.
  private func ownNames(in range: ByteRange, inFile number: Int) -> Set<String> {
    let reading = OwnNames(viewMode: .sourceAccurate)
    reading.walk(tree(of: number, expression: range))
    return reading.names
  }
}

private final class OwnNames: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = member?.declName.id == node.id
    if !isMember || member?.base?.trimmedDescription == "self" { names.insert(node.baseName.text) }
    return .visitChildren
  }
}
