import SourceModel

/// What `bootstrap()` does.
struct BootstrapWork {
  /// Statements that come first.
  var defaults: [String] = []
  /// Statements that come last.
  var repeated: [String] = []
  /// Whether it awaits a task.
  var suspends = false
  /// Whether a statement may return before the last line.
  var returns = false
  /// Whether the view shows whether it is done.
  var isShown = false
}

/// The code that is written around the work in `bootstrap()`.
struct BootstrapText {
  private let model: ProjectModel
  private let id: TypeID
  private let file: FileFacts
  private let outer: String
  private let work: BootstrapWork
  private let removals: Removals

  /// - Parameters:
  ///   - outer: the indentation of the class's members.
  ///   - removals: code that other rules remove.
  init(
    of id: TypeID, at outer: String, in file: FileFacts, around work: BootstrapWork,
    beside removals: Removals, _ model: ProjectModel
  ) {
    self.model = model
    self.id = id
    self.file = file
    self.outer = outer
    self.work = work
    self.removals = removals
  }

  private var newline: String { file.newline }
  private var step: String { file.indentationStep }
  private var inner: String { outer + step }
  /// The indentation of the work.
  private var own: String { inner + (work.suspends ? step + step : "") }
  private var access: String { model[model[id].primary].memberAccessModifier }

  /// The text before the first deferred statement.
  var head: String {
    var lines = model.symbols.isOnMainActor(id) ? [] : [outer + "@MainActor"]
    lines.append(outer + access + "func bootstrap() async {")
    lines.append(inner + "guard !isReady else { return }")
    // An initializer that returned early was complete, so its work does not run again.
    if work.returns { lines.append(inner + "defer { isReady = true }") }
    if work.suspends {
      lines.append(inner + "if bootstrapTask == nil {")
      lines.append(inner + step + "bootstrapTask = Task {")
    }
    lines += work.defaults.map { own + $0.replacing(newline, with: newline + own) }
    return lines.map { $0 + newline }.joined()
  }

  /// The text after the last deferred statement.
  var foot: String {
    if work.returns { return "" }
    let repeated = work.repeated.map { own + $0 + newline }.joined()
    guard work.suspends else { return repeated + inner + "isReady = true" + newline }
    return repeated
      + [
        inner + step + step + "isReady = !Task.isCancelled",
        inner + step + step + "bootstrapTask = nil",
        inner + step + "}",
        inner + "}",
        inner + "await bootstrapTask?.value",
      ].map { $0 + newline }.joined()
  }

  /// The whole method, if it only assigns defaults.
  var whole: String { head + foot + outer + "}" }

  /// Declares `isReady`, the task and other stored values after the last stored property, or after the last one above
  /// `function`.
  func members(
    keeping kept: [String] = [], above function: FunctionReference? = nil, and method: String = ""
  ) -> Edit {
    let attribute = work.isShown ? "" : "@ObservationIgnored "
    var lines = kept + [attribute + access + "private(set) var isReady = false"]
    if work.suspends {
      lines.append("@ObservationIgnored private var bootstrapTask: Task<Void, Never>?")
    }
    let primary = model[id].primary
    let declaration = model[primary]
    let own = model.files[primary.file]
    let separator = own.newline + own.indentationOfNewMembers(of: declaration)
    let all = declaration.properties.filter {
      $0.isStored && !$0.isStatic && !$0.isConditional
        && !removals.contains(own.site($0.declaration))
    }
    let above = function.flatMap { function in
      all.last {
        primary.file == function.file
          && $0.declaration.upperBound <= model[function].range.lowerBound
      }
    }
    let text = lines.map { separator + $0 }.joined() + method
    guard let last = above ?? all.last else {
      return .insert(text + own.newline, at: declaration.memberBlock.lowerBound + 1, in: own)
    }
    return .insert(text, at: own.endOfTrailingComment(from: last.declaration.upperBound), in: own)
  }
}
