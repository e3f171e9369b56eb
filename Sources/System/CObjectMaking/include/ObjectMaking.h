// Creates Swift objects of classes that are known only at run time.
//
// Swift calls an initialiser on such a class only if the initialiser is `required`, which would have to be repeated in
// every subclass of an app. A convenience initialiser in our modules calls the designated one through the class that it
// was called on; this calls the convenience initialiser, by Swift's calling convention, with any class.

#ifndef OBJECT_MAKING_H
#define OBJECT_MAKING_H

#ifdef __cplusplus
extern "C" {
#endif

/// The base class whose convenience initialiser is called.
enum CurbcutBaseClass {
  CurbcutBaseClassObject,
  CurbcutBaseClassLayer,
  CurbcutBaseClassTableViewCell,
  CurbcutBaseClassTableViewHeaderFooterView,
  CurbcutBaseClassCollectionReusableView,
  CurbcutBaseClassNavigationBar,
  CurbcutBaseClassStoryboardSegue,
  CurbcutBaseClassManagedObject,
  CurbcutBaseClassView,
  CurbcutBaseClassViewController,
  CurbcutBaseClassStyledTableViewCell,
};

/// Creates an object.
///
/// `type` is the class, which must descend from the base class. The result is retained for the caller; it is null when
/// the module that has the base class is not part of the program.
void *curbcut_make_object(enum CurbcutBaseClass base, const void *type);

#ifdef __cplusplus
}
#endif

#endif
