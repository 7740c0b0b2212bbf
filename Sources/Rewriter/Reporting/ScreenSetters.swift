import SourceModel

/// Where code sets the values of screens.
extension Review {
  /// Where code sets the values of some warnings: the properties whose values the view shows, otherwise those that the
  /// code passes to it which creates it; then properties of its models, and of a view that creates it. If that is not
  /// known, anywhere. What one of some views runs comes first.
  /// - Parameter views: The view with its parts, and then the views that lead to it.
  func setters(
    of items: [Screen.Item], shownAt places: [RelatedPlace], by views: [TypeID],
    createdAt creation: Site?, _ ownership: Ownership
  ) -> [Screen.Setter] {
    let (model, view) = (migration.model, views[0])
    let all = items.flatMap { $0.setters(in: model) }.uniqued()
    let calls = calls(creating: view)
    func isPassed(_ property: PropertyReference) -> Bool {
      calls.filter { model.files[$0.file].site($0.call.range) == creation }.contains { call in
        call.call.arguments.contains {
          model.tracking.obtains($0.value, from: property, at: call.scope)
        }
      }
    }
    func isSet(_ setter: RelatedPlace, inModelOf views: Set<TypeID>) -> Bool {
      let owner = setter.property.flatMap(model.symbols.declaringType)
      return (owner ?? model.innermostType(around: setter.site)).map(ownership.views)?.contains {
        views.contains($0.view)
      } == true
    }
    let properties = places.compactMap(\.property)
    let creators = calls.compactMap {
      model.innermostType(around: $0.call.range, inFile: $0.file)
    }
    let near: [(RelatedPlace) -> Bool] = [
      { $0.property.map(properties.contains) == true }, { $0.property.map(isPassed) == true },
      { isSet($0, inModelOf: [view]) }, { isSet($0, inModelOf: Set(creators)) },
    ]
    let found = near.lazy.map { isNear in all.filter(isNear) }.first { !$0.isEmpty } ?? all
    return reachable(from: views, found.map(\.site).uniqued())
  }

  /// The setters with the places that run them, those first that a person reaches from one of some views.
  private func reachable(from views: [TypeID], _ sites: [Site]) -> [Screen.Setter] {
    let model = migration.model
    func rank(_ site: Site) -> Int {
      model.innermostType(around: site).flatMap(views.firstIndex) ?? views.count
    }
    return sites.map { site in
      let callers = model.tracking.placesInViews(running: site)
      return Screen.Setter(
        site: site,
        callers: callers.enumerated().sorted {
          (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
        }.map(\.element),
        isOutOfReach: callers.isEmpty
          && model.innermostType(around: site).flatMap(model.symbols.hostRole) == nil)
    }.enumerated().sorted { one, other in
      func key(_ setter: Screen.Setter) -> Int {
        ([setter.site] + setter.callers.prefix(1)).map(rank).min() ?? 0
      }
      return (key(one.element), one.offset) < (key(other.element), other.offset)
    }.map(\.element)
  }
}

extension Screen.Item {
  /// Where code sets the value, or what the warning is about.
  func setters(in model: ProjectModel) -> [RelatedPlace] {
    let related = warning.related.filter { place in
      place.role == .changes
        && (value == nil || warning.kind?.isAtChange != true
          || place.property.map { model[$0].name == value } != false)
    }
    return
      (warning.kind?.isAtChange == true
      ? [RelatedPlace(site: warning.site, message: "")] : []) + related
  }
}
