#include "ObjectMaking.h"

#include <stddef.h>

// An initialiser without arguments: the class is passed where methods have their self.
typedef __attribute__((swiftcall)) void *Initializer(__attribute__((swift_context)) const void *type);

// Weak, because a program may have some of the modules only.
#define INITIALIZER(name) extern __attribute__((weak)) Initializer name;
INITIALIZER(curbcut_NSObject_make)
INITIALIZER(curbcut_CALayer_make)
INITIALIZER(curbcut_UITableViewCell_make)
INITIALIZER(curbcut_UITableViewHeaderFooterView_make)
INITIALIZER(curbcut_UICollectionReusableView_make)
INITIALIZER(curbcut_UINavigationBar_make)
INITIALIZER(curbcut_UIStoryboardSegue_make)
INITIALIZER(curbcut_NSManagedObject_make)
INITIALIZER(curbcut_UIView_make)
INITIALIZER(curbcut_UIViewController_make)
INITIALIZER(curbcut_UITableViewCell_makeStyled)

static Initializer *initializer(enum CurbcutBaseClass base) {
  switch (base) {
    case CurbcutBaseClassObject: return curbcut_NSObject_make;
    case CurbcutBaseClassLayer: return curbcut_CALayer_make;
    case CurbcutBaseClassTableViewCell: return curbcut_UITableViewCell_make;
    case CurbcutBaseClassTableViewHeaderFooterView: return curbcut_UITableViewHeaderFooterView_make;
    case CurbcutBaseClassCollectionReusableView: return curbcut_UICollectionReusableView_make;
    case CurbcutBaseClassNavigationBar: return curbcut_UINavigationBar_make;
    case CurbcutBaseClassStoryboardSegue: return curbcut_UIStoryboardSegue_make;
    case CurbcutBaseClassManagedObject: return curbcut_NSManagedObject_make;
    case CurbcutBaseClassView: return curbcut_UIView_make;
    case CurbcutBaseClassViewController: return curbcut_UIViewController_make;
    case CurbcutBaseClassStyledTableViewCell: return curbcut_UITableViewCell_makeStyled;
  }
  return NULL;
}

void *curbcut_make_object(enum CurbcutBaseClass base, const void *type) {
  Initializer *make = initializer(base);
  return make ? make(type) : NULL;
}
