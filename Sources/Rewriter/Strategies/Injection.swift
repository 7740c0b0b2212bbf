import SourceModel

/// The code of a view and its parent as it would be if the model were passed in.
public struct Injection: Sendable {
  /// The type that shows the view; nil where no code of the project does.
  public let parent: TypeID?
  /// The call that creates the view; `presentation` is the function that presents it on an event, such as `sheet`.
  public let call: (site: Site, code: String)?
  public let presentation: String?
  /// The new initializer of the child: `DetailView(id:model:)`.
  public let signature: String
  /// The declaration that replaces the property in the child.
  public let child: String
  /// The code of the parent or the `App`.
  public let owner: String
}

extension Owner {
  var injection: Injection {
    let calls = hostCalls
    let call = calls.first
    let parent = call.flatMap { model.symbols.enclosingType(of: $0.scope) }
    let presentation =
      calls.count == 1 ? call.flatMap { model.presentation(of: $0.call, inFile: $0.file) } : nil
    return Injection(
      parent: parent,
      call: call.map { made in
        let facts = model.files[made.file]
        return (facts.site(made.call.range), facts.text(made.call.range).quoted())
      },
      presentation: presentation, signature: signature, child: child,
      owner: ownerCode(parent, presentation))
  }

  private var name: String { property.name }
  private var type: String { site.models.first.map(model.symbols.qualifiedName) ?? "Model" }
  private var value: String { site.heaviest?.code ?? "\(type)()" }
  private var view: String { model[site.host].name }

  /// The argument labels of the child's new initializer.
  private var labels: [String] {
    let initializer = model.symbols.initializers(of: site.host).first
    var labels: [String] = []
    if let initializer {
      labels = model[initializer].parameters.filter { $0.defaultValue == nil }.map {
        $0.label ?? "_"
      }
    } else {
      for reference in model.symbols.properties(of: site.host) where model[reference].isMemberwise {
        labels.append(model[reference].name)
      }
    }
    return labels.filter { $0 != name } + [name]
  }

  private var signature: String { "\(view)(\(labels.map { $0 + ":" }.joined()))" }

  private var child: String {
    let isProjected = !uses.projections(of: wrapper).isEmpty
    let holder =
      isProjected ? "@\(model.swiftUIName("Bindable", at: scope)) var" : "let"
    return "struct \(view): View {\n  \(holder) \(name): \(type)\n}"
  }

  /// The code of a view that creates the model when it presents the child.
  private func presentingCode(_ parent: String, _ presentation: String, _ use: String) -> String {
    let isModal = SDK.sheetModifier.contains(presentation)
    let action = isModal ? "presents" : "navigates to"
    let requirement = isModal ? "  // `\(type)` must be `Identifiable`\n" : ""
    let modifier = presentation == "NavigationLink" ? "navigationDestination" : presentation
    return """
      struct \(parent): View {
        @State private var \(name): \(type)?

        // in the action that \(action) the view
        \(name) = \(value)

      \(requirement)  .\(modifier)(item: $\(name)) { \(name) in
          \(use)
        }
      }
      """
  }

  private func ownerCode(_ parent: TypeID?, _ presentation: String?) -> String {
    let rest = labels.dropLast().map { $0 == "_" ? "…, " : "\($0): …, " }.joined()
    let use = "\(view)(\(rest)\(name): \(name))"
    let name = parent.map { model[$0].name } ?? "TheApp"
    if let presentation {
      return presentingCode(name, presentation, use)
    }
    if let parent, model.symbols.hostRole(of: parent) != .app {
      return """
        @main struct TheApp: App {
          @State private var \(self.name) = \(value)
        }

        struct \(name): View {
          let \(self.name): \(type)

          \(use)
        }
        """
    }
    return """
      @main struct \(name): App {
        @State private var \(self.name) = \(value)

        \(use)
      }
      """
  }
}

extension ProjectModel {
  /// The function that creates a view on an event, in a closure or as an argument: `sheet`, `NavigationLink`.
  func presentation(of call: Call, inFile file: Int) -> String? {
    let facts = files[file]
    for (_, scope) in facts.scopes(around: call.scope) {
      if case .argument(let range, _, _)? = scope.closure, let presenting = facts.call(at: range),
        SDK.presentation.contains(presenting.name)
      {
        return presenting.name
      }
    }
    return facts.calls(around: call.range).last { outer in
      SDK.presentation.contains(outer.name)
        && outer.arguments.contains { $0.value.range.contains(call.range) }
    }?.name
  }
}

extension DeclaredProperty {
  /// Whether the memberwise initializer has a parameter for it.
  fileprivate var isMemberwise: Bool {
    guard isStored, !isStatic, initializer == nil else { return false }
    return attributes.isEmpty || attribute("Binding") != nil || objectWrapper == .observedObject
  }
}
