import SourceModel

/// The proposals of all rules, and the ownership choices that some of them depend on.
struct Proposals {
  let owners: Owners
  /// In the order of the rules.
  let all: [Proposal]
  /// Places where one side uses `@Observable` and the other still uses an `ObservableObject`.
  let mixedStates: [PlacedDiagnostic]

  /// - Parameter jobs: How many rules run in parallel.
  init(_ model: ProjectModel, _ options: Options, jobs: Int = 1) {
    let rules = model.symbols.mentionsObservableObjects ? Rule.all : []
    let questions: [Question] = [.owners] + rules.indices.map { .rule($0) } + [.mixedStates]
    let found = mapInParallel(questions.count, jobs: jobs) { number -> Part in
      switch questions[number] {
      case .owners: return .owners(model.initializers.ownerSites())
      case .mixedStates: return .mixedStates(model.mixedStates)
      case .rule(let index):
        guard case .fromModel(let propose) = rules[index].propose else { return .later }
        return .proposals(propose(model, options), index)
      }
    }
    var independent: [[Proposal]?] = Array(repeating: nil, count: rules.count)
    var sites: [OwnerSite] = []
    var mixed: [PlacedDiagnostic] = []
    for part in found {
      switch part {
      case .owners(let found): sites = found
      case .proposals(let found, let index): independent[index] = found
      case .mixedStates(let found): mixed = found
      case .later: break
      }
    }
    mixedStates = mixed
    let owners = Owners(
      model, options, sites: sites, besides: independent.flatMap { $0 ?? [] },
      jobs: jobs)
    self.owners = owners
    let known = independent
    all = mapInParallel(rules.count, jobs: jobs) { index -> [Proposal] in
      guard case .fromOwners(let propose) = rules[index].propose else { return known[index] ?? [] }
      return propose(model, options, owners)
    }.flatMap { $0 }.map { $0.advisingDeletion(in: model) }
  }

  /// A piece of work for one thread.
  private enum Question: Sendable {
    case owners
    case rule(Int)
    case mixedStates
  }

  private enum Part: Sendable {
    case owners([OwnerSite])
    case proposals([Proposal], Int)
    case mixedStates([PlacedDiagnostic])
    /// The rule runs later, when the ownership choices are known.
    case later
  }
}
