final class AnnouncingCache: LayerCache {
  let notifiesOfChanges = Answers<TypeID, Bool>()
  let genericPublishers = Answer<GenericPublishers>()
}

extension ProjectModel {
  var announcingCache: AnnouncingCache { caches[AnnouncingCache.self] }
}
