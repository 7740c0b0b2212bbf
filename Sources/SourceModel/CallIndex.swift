/// Calls by name.
extension ProjectModel {
  /// The calls by the last name of their callee, in the order of their files.
  public func calls(named name: String) -> [(file: Int, call: Call)] {
    ask(.mention(name))
    return indexedCalls(name)
  }

  /// The same, of those with an argument of the label.
  public func calls(named name: String, labelled label: String) -> [(file: Int, call: Call)] {
    ask(.mentions(name, label))
    return indexedCalls(name).filter { $0.call.arguments.contains { $0.label == label } }
  }

  /// `M.init(…)`, and `.init(…)` in files that name the type.
  public func initializerCalls(naming type: String) -> [(file: Int, call: Call)] {
    ask(.mentions("init", type))
    return indexedCalls("init")
  }

  private func indexedCalls(_ name: String) -> [(file: Int, call: Call)] {
    (callIndex[name] ?? []).map { ($0.file, files[$0.file].uses.calls[$0.index]) }
  }

  /// Whether the project declares a function of the name anywhere.
  public func declaresFunction(named name: String) -> Bool {
    ask(.value(name))
    return functionNames.contains(name)
  }
}
